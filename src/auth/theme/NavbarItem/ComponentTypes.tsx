// Change: registers the navbar items that know who is signed in.
import {AdminMenu, PersonEmail, PersonMenu, SignedInAs} from '../../navbar';
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  'custom-adminMenu': AdminMenu,
  'custom-personEmail': PersonEmail,
  'custom-personMenu': PersonMenu,
  'custom-signedInAs': SignedInAs,
};
