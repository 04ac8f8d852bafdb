import {translate} from '@docusaurus/Translate';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import type {FormProblem, FormValues} from '@site/src/components/form';
import {identifierRule, isIdentifier, PlatformError} from '@site/src/platform';
import type {Drone} from './devices';

export type StreamType = Drone['stream']['type'];

/** What is wrong with the fields of a drone. @param taken ids in use: nothing is overwritten unawares */
export function checkDrone(
  value: FormValues,
  type: StreamType,
  taken: readonly string[],
): readonly FormProblem[] {
  const problems: FormProblem[] = [];
  const id = value('droneId').trim();
  if (!isIdentifier(id)) problems.push({field: 'droneId', text: identifierRule()});
  else if (taken.includes(id))
    problems.push({
      field: 'droneId',
      text: translate({
        id: 'dashboard.devices.idTaken',
        message: 'A drone with this id already exists: it would be overwritten.',
      }),
    });
  if (value('name').trim() === '')
    problems.push({
      field: 'name',
      text: translate({id: 'dashboard.devices.nameMissing', message: 'Enter the name of its stream.'}),
    });
  if (type === 'KVS' && !/^[1-9]\d{0,8}$/.test(value('dataRetentionInHours').trim()))
    problems.push({
      field: 'dataRetentionInHours',
      text: translate({
        id: 'dashboard.devices.retentionRule',
        message: 'Enter a whole number of hours, 1 or more.',
      }),
    });
  return problems;
}

/** The drone that the fields describe. */
export function droneFrom(value: FormValues, type: StreamType, collectionId: string): Drone {
  const [droneId, name, deviceName] = ['droneId', 'name', 'deviceName'].map((field) => value(field).trim());
  const own = {droneId: droneId ?? '', collectionId};
  if (type === 'WebRTC') return {...own, stream: {type, name: name ?? ''}};
  return {
    ...own,
    stream: {
      type,
      name: name ?? '',
      mediaType: 'video/h264',
      dataRetentionInHours: Number(value('dataRetentionInHours')),
      ...(deviceName && {deviceName}),
    },
  };
}

/** Puts what the platform says of the stream at the field of the form. */
export function describeDroneError(error: unknown): FormProblem {
  const field = error instanceof PlatformError && /body\.stream\.(\w+)/.exec(error.message)?.[1];
  const problem = describePlatformError(error);
  return field ? {field, text: problem.text} : problem;
}
