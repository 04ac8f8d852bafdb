import {readFileSync, writeFileSync} from 'node:fs';
import {README, withSections} from './sandbox-readme/readme';

/** `tsx scripts/sandbox-readme.ts`: brings the tables of sandbox/README.md up to date. */
writeFileSync(README, withSections(readFileSync(README, 'utf8')));
console.log('sandbox/README.md: tables up to date');
