import {expect, test} from 'vitest';
import {servedContract} from '../../../testing/servedContract';
import {openSandbox} from '../../../testing/openSandbox';

/** The paths of the tile operations: what stands before and after zoom, column and row, and their deepest zoom. */
test.each([
  ['getForecastTile', '/weatherforecast/v2/tile', '.png?weatherType=temp', 12],
  ['getFireZoneTile', '/firezones/v2/tile', '.png', 12],
  ['getRestrictionTile', '/flights/v2/tile/restrictions', '', 22],
])('%s tells numbers outside the world from numbers that no zoom has', async (id, path, rest, deepest) => {
  const {call} = await openSandbox();
  const last = 2 ** deepest - 1;
  for (const tile of ['6/64/0', '6/0/64', `6/${last}/0`, `${deepest - 1}/${2 ** (deepest - 1)}/0`])
    expect([tile, (await call(`GET ${path}/${tile}${rest}`)).status]).toEqual([tile, 404]);
  for (const zoom of [6, deepest])
    expect(await call(`GET ${path}/${zoom}/${last + 1}/${last + 1}${rest}`)).toMatchObject({
      status: 400,
      body: {message: `path.x must be <= ${last}; path.y must be <= ${last}`},
    });
  const {contract, operations} = servedContract();
  const operation = operations.find(({operationId}) => operationId === id);
  const {description} = contract.at(
    `/paths/${operation?.path.replaceAll('~', '~0').replaceAll('/', '~1')}/get`,
  ).value as {description: string};
  expect(description.replace(/\s+/g, ' ')).toContain(`a number over ${last}, which no zoom has, returns 400`);
});
