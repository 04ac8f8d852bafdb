import {expect, test} from 'vitest';
import {IdTakenError, refuseTaken} from './refuseTaken';

test('refuses an id that another collection has by now, and no other', async () => {
  const list = async () => [{collectionId: 'fleet'}];
  await expect(refuseTaken('fleet', list)).rejects.toThrow(
    new IdTakenError('A collection with this id already exists.'),
  );
  await expect(refuseTaken('fleet-2', list)).resolves.toBeUndefined();
});
