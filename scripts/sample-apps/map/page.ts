import {Amplify} from 'aws-amplify';
import {fetchAuthSession, signIn} from 'aws-amplify/auth';
import {openMap} from '../../../src/map/tiles/shown/maplibre';

/** The address of your platform. A page contains no key: it sends the token of the person who is signed in. */
const PLATFORM = 'http://127.0.0.1:4010';

const form = document.querySelector('form')!;
const output = document.querySelector('output')!;

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const fields = new FormData(form);
  open(String(fields.get('email')), String(fields.get('password'))).catch((error: Error) => {
    output.textContent = error.message;
  });
});

async function open(username: string, password: string) {
  // The sandbox tells you its settings. In production, you receive them with your account.
  const health = await (await fetch(`${PLATFORM}/sandbox/health`)).json();
  const {userPoolId, userPoolClientId} = health.identity;
  Amplify.configure({
    Auth: {Cognito: {userPoolId, userPoolClientId, userPoolEndpoint: `${PLATFORM}/identity/user-pool`}},
  });
  const {isSignedIn, nextStep} = await signIn({username, password});
  if (!isSignedIn) throw new Error(`This account needs one more step: ${nextStep.signInStep}.`);
  openMap(document.getElementById('map')!, {url: PLATFORM, token});
  form.hidden = true;
}

/** The library renews a token that is about to expire, so the map can stay open all day. */
async function token(): Promise<string> {
  const {tokens} = await fetchAuthSession();
  if (!tokens?.idToken) throw new Error('Nobody is signed in.');
  return tokens.idToken.toString();
}
