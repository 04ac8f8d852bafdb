import type {Plugin} from '@redocly/openapi-core';
import {bodyExamples} from './rules/body-examples';
import {bodyLimitNamed} from './rules/body-limit-named';
import {deprecationNamed} from './rules/deprecation-named';
import {errorBody} from './rules/error-body';
import {integerLimits} from './rules/integer-limits';
import {operationIdentity} from './rules/operation-identity';
import {operationStatuses} from './rules/operation-statuses';
import {parameterDescribed} from './rules/parameter-described';
import {propertyDescribed} from './rules/property-described';
import {successShape} from './rules/success-shape';
import {unknownFieldsTold} from './rules/unknown-fields-told';

/**
 * The contract's own rules, beside Redocly's recommended ones; `redocly.yaml` turns them on. A plugin that is handed
 * over as an object, as here, writes the prefix of its rules itself.
 */
export const house: Plugin = {
  id: 'house',
  rules: {
    oas3: {
      'house/body-examples': bodyExamples,
      'house/body-limit-named': bodyLimitNamed,
      'house/deprecation-named': deprecationNamed,
      'house/error-body': errorBody,
      'house/integer-limits': integerLimits,
      'house/operation-identity': operationIdentity,
      'house/operation-statuses': operationStatuses,
      'house/parameter-described': parameterDescribed,
      'house/property-described': propertyDescribed,
      'house/success-shape': successShape,
      'house/unknown-fields-told': unknownFieldsTold,
    },
  },
};
