/** The part of Arazzo 1.0 (spec.openapis.org/arazzo) that the guides are written in. */
export interface Arazzo {
  readonly arazzo: '1.0.1';
  readonly info: {
    readonly title: string;
    readonly summary?: string;
    readonly description: string;
    readonly version: string;
  };
  readonly sourceDescriptions: readonly {
    readonly name: string;
    readonly url: string;
    readonly type: 'openapi';
  }[];
  readonly workflows: readonly Workflow[];
}

export interface Workflow {
  readonly workflowId: string;
  readonly summary: string;
  readonly inputs: WorkflowInputs;
  /** The time that an input stands for, as guides write it: `now-30m`, `hour+3 day`. A schema has no word for it. */
  readonly 'x-times'?: Readonly<Record<string, string>>;
  readonly steps: readonly WorkflowStep[];
  /** Runtime expressions by name. */
  readonly outputs?: Readonly<Record<string, string>>;
}

/** A JSON Schema of what a workflow is started with. */
export interface WorkflowInputs {
  readonly type: 'object';
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, WorkflowInput>>;
}

export interface WorkflowInput {
  readonly type: 'string';
  readonly description: string;
  readonly format?: string;
  readonly default?: string;
}

export interface WorkflowStep {
  readonly stepId: string;
  readonly description?: string;
  readonly operationId: string;
  readonly parameters: readonly WorkflowParameter[];
  readonly requestBody?: {readonly contentType: string; readonly payload: unknown};
  readonly successCriteria: readonly {readonly condition: string}[];
  readonly outputs?: Readonly<Record<string, string>>;
}

export interface WorkflowParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly value: string | readonly string[];
}
