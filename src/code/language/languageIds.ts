/** Every language that code is shown in: values in the browser's storage and in `<Tabs groupId="language">`. */
export const languageIds = ['curl', 'javascript', 'python', 'go', 'java', 'csharp'] as const;

export type LanguageId = (typeof languageIds)[number];
