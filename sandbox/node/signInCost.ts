import {secretBytes} from '../identity/pool/secrets';
import {isClaimValid, startExchange} from '../identity/srp/exchange';
import {GENERATOR, plainPower, toBigInt} from '../identity/srp/group';
import {makeVerifier} from '../identity/srp/verifier';
import {power as ofOpenssl} from './power';

/**
 * Prints what one sign-in costs the sandbox in modular arithmetic: `npx tsx sandbox/node/signInCost.ts`, by
 * OpenSSL and by arithmetic of the language, which browsers use. It checks a wrong claim, which takes the same steps as a right one.
 */
const ROUNDS = 300;
const owner = {poolName: 'Sandbox01', userId: '7c9e6679-7425-40de-944b-e07fc1f90ae1'};
const {verifier} = makeVerifier(ofOpenssl, owner, 'Sandbox-2026!', secretBytes(16));
const A = ofOpenssl(GENERATOR, toBigInt(secretBytes(128))).toString(16);
const claim = {...owner, secretBlock: 'AAAA', timestamp: 'Tue Jul 14 18:00:00 UTC 2026', signature: 'AAAA'};

/** Processor time of one run in milliseconds, the mean of many: other programs on the machine do not count. */
function cost(work: () => unknown): string {
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) work();
  const {user, system} = process.cpuUsage(before);
  return ((user + system) / 1000 / ROUNDS).toFixed(2);
}

for (const [name, power] of Object.entries({OpenSSL: ofOpenssl, BigInt: plainPower})) {
  const begin = () => startExchange(power, A, verifier, secretBytes(32));
  const exchange = begin();
  if (!exchange) throw new Error('An honest public value was refused.');
  const answer = () => isClaimValid(power, exchange, claim);
  const both = () => {
    begin();
    return answer();
  };

  console.log(`SRP on the server by ${name}, processor time, mean of ${ROUNDS}:`);
  console.log(`  InitiateAuth (one power)            ${cost(begin)} ms`);
  console.log(`  RespondToAuthChallenge (two powers) ${cost(answer)} ms`);
  console.log(`  a whole sign-in                     ${cost(both)} ms`);
  console.log(
    `  a new password (one power)          ${cost(() => makeVerifier(power, owner, 'x', secretBytes(16)))} ms`,
  );
}
