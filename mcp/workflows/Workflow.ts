import {z} from 'zod';

/** The part of Arazzo 1.0 (spec.openapis.org/arazzo) that the portal's guides are written in. */
const step = z.object({
  stepId: z.string(),
  description: z.string().optional(),
  operationId: z.string(),
  parameters: z
    .array(z.object({name: z.string(), in: z.enum(['path', 'query', 'header']), value: z.unknown()}))
    .default([]),
  requestBody: z.object({payload: z.unknown()}).optional(),
  successCriteria: z.array(z.object({condition: z.string()})).default([]),
  outputs: z.record(z.string(), z.string()).default({}),
});

const workflow = z.object({
  workflowId: z.string(),
  summary: z.string().default(''),
  inputs: z
    .object({
      required: z.array(z.string()).default([]),
      properties: z
        .record(z.string(), z.object({description: z.string().optional(), default: z.unknown().optional()}))
        .default({}),
    })
    .default({required: [], properties: {}}),
  /** The time that an input stands for, as guides write it: `now-30m`, `hour+3 day`. */
  'x-times': z.record(z.string(), z.string()).default({}),
  steps: z.array(step).max(200),
  outputs: z.record(z.string(), z.string()).default({}),
});

export const arazzo = z.object({workflows: z.array(workflow).min(1)});

export type Workflow = z.infer<typeof workflow>;
export type WorkflowStep = z.infer<typeof step>;
