import {translate} from '@docusaurus/Translate';

interface AttributeField {
  readonly label: string;
  readonly autoComplete?: string;
  readonly type?: 'tel' | 'date';
}

/** How the portal asks for an attribute that the user pool demands; one that nobody foresaw goes by its own name. */
export function attributeField(attribute: string): AttributeField {
  switch (attribute) {
    case 'name':
      return {label: translate({id: 'auth.field.name', message: 'Name'}), autoComplete: 'name'};
    case 'given_name':
      return {
        label: translate({id: 'auth.field.givenName', message: 'First name'}),
        autoComplete: 'given-name',
      };
    case 'family_name':
      return {
        label: translate({id: 'auth.field.familyName', message: 'Last name'}),
        autoComplete: 'family-name',
      };
    case 'phone_number':
      return {
        label: translate({id: 'auth.field.phone', message: 'Phone number with country code, such as +1…'}),
        autoComplete: 'tel',
        type: 'tel',
      };
    case 'birthdate':
      return {
        label: translate({id: 'auth.field.birthdate', message: 'Date of birth'}),
        autoComplete: 'bday',
        type: 'date',
      };
    default:
      return {label: attribute};
  }
}
