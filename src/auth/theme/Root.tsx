// Change: puts who is here around every page, and as whom an administrator views it above.
import {AuthProvider} from '../context/AuthProvider';
import {ViewAsMark} from '../view-as/ViewAsMark';
import OriginalRoot from '@theme-init/Root';
import type {Props} from '@theme/Root';

export default function Root({children}: Props) {
  return (
    <OriginalRoot>
      <AuthProvider>
        {children}
        <ViewAsMark />
      </AuthProvider>
    </OriginalRoot>
  );
}
