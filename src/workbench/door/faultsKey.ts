/** By which name this tab remembers, in its session storage, that faults were begun in it: each page of it says so. */
export const FAULTS_KEY = 'workbench.faults';
