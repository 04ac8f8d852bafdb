/** Whether a status says that a request failed: the client's error (4xx) or the server's (5xx). */
export const isErrorStatus = (status: number): boolean => status >= 400;
