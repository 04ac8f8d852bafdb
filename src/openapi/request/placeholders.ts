/** Stands in samples wherever a reader's own key or token belongs. */
export const placeholders = {apiKey: 'YOUR_API_KEY', bearer: 'YOUR_TOKEN'} as const;
