import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface Props {
  /** Name of the file below `/workflows/`. */
  readonly file: string;
}

/** Offers the requests of the guide as a file that programs run. */
export function WorkflowLink({file}: Props) {
  return (
    <p>
      <Translate
        id="workflows.download"
        description="At the end of a guide; file is the name of an Arazzo description"
        values={{
          file: (
            <a href={useBaseUrl(`/workflows/${file}`)} download>
              {file}
            </a>
          ),
        }}
      >
        {'Run all requests of this guide with a program: {file}'}
      </Translate>
    </p>
  );
}
