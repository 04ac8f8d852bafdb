import {useEffect, useState} from 'react';

/** An address under which the page can show or store bytes; it lasts as long as the component. */
export function useObjectUrl(body: Uint8Array<ArrayBuffer>, type: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([body], {type}));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [body, type]);
  return url;
}
