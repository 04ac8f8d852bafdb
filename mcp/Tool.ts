import type {ToolAnnotations} from '@modelcontextprotocol/sdk/types.js';
import type {z} from 'zod';
import type {Context} from './Context';

/** What a tool answers: text to be read, and the same as data where programs can use it. */
export interface Answer {
  readonly text: string;
  readonly data?: Record<string, unknown>;
  /** Whether the tool did not do what it was asked for. */
  readonly isError?: boolean;
}

/** One thing that a program can ask for. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly annotations: ToolAnnotations;
  readonly input: Shape;
  run(input: z.infer<z.ZodObject<Shape>>, context: Context): Answer | Promise<Answer>;
}

/** Keeps the types of a tool's input together with what takes it. */
export function defineTool<Shape extends z.ZodRawShape>(tool: Tool<Shape>): Tool {
  return tool;
}

/** Of tools that only look: they change nothing, and ask nobody but the portal's own files. */
export const looking: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
