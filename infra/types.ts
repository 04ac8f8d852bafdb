/** A value of a template: JSON, with CloudFormation's functions as objects such as `{Ref: 'UserPool'}`. */
export type Value = string | number | boolean | null | readonly Value[] | {readonly [key: string]: Value};

export interface Resource {
  readonly Type: string;
  readonly Properties: {readonly [name: string]: Value};
  readonly [attribute: string]: Value;
}

/** What must hold of the parameters before anything is made. */
export interface Rule {
  /** Left out: always. */
  readonly RuleCondition?: Value;
  readonly Assertions: readonly {readonly Assert: Value; readonly AssertDescription: string}[];
}

/** A CloudFormation template. */
export interface Template {
  readonly AWSTemplateFormatVersion: '2010-09-09';
  readonly Description: string;
  readonly Parameters: {readonly [name: string]: {readonly [key: string]: Value}};
  readonly Rules: {readonly [name: string]: Rule};
  readonly Conditions: {readonly [name: string]: Value};
  readonly Resources: {readonly [id: string]: Resource};
  readonly Outputs: {readonly [name: string]: {readonly [key: string]: Value}};
}
