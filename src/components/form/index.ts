export {CodeField} from './CodeField';
export {FormAlert} from './FormAlert';
export {PasswordField} from './PasswordField';
export {SubmitButton} from './SubmitButton';
export {TextField} from './TextField';
export {useForm, type FormProblem, type FormValues} from './useForm';
