import {askCore} from '../../../sandbox/contract-tests/forms/askCore';
import {formRequests} from '../../../sandbox/contract-tests/forms/requests';
import {memoryDatabase} from '../../../sandbox/testing/memoryDatabase';

// A program: writes the requests as one line of JSON, and then what Node responds to them as another. Node imports the
// sandbox itself here; as Playwright translates imports, its grids take a multiple of the time.
const requests = formRequests(Number(process.argv[2]));
console.log(JSON.stringify(requests));
const database = memoryDatabase();
console.log(JSON.stringify(await askCore(database, requests)));
database.close();
