/** The colours of severities 1 to 4, the graver the warmer; an unknown severity looks like a minor one. */
export const severityColours = ['var(--airspace)', 'var(--fire)', 'var(--signal)', 'var(--data)'] as const;
