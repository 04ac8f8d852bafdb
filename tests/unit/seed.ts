import {configureGlobal} from 'fast-check';

/**
 * One seed for every property test: a run that failed fails again, and a change is not refused by chance for a defect
 * that it did not make. `FUZZ_SEED` tries another.
 */
configureGlobal({seed: Number(process.env.FUZZ_SEED ?? 20260714)});
