interface Contract {
  readonly components?: {
    readonly parameters?: {readonly ColorMap?: {readonly schema?: {readonly enum?: string[]}}};
  };
}

/** The names that the contract allows, in its order; none where it has no tiles to colour. */
export function colourMapNames(contract: string): string[] {
  return (JSON.parse(contract) as Contract).components?.parameters?.ColorMap?.schema?.enum ?? [];
}
