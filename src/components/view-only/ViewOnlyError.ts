import {translate} from '@docusaurus/Translate';

/** Nothing is changed while an administrator sees the portal as somebody else would. */
export class ViewOnlyError extends Error {
  constructor() {
    super(
      translate({
        id: 'viewAs.viewOnly',
        message: 'Nothing can be changed while you view the portal as somebody else. Leave the view first.',
      }),
    );
    this.name = 'ViewOnlyError';
  }
}
