/** Has no calls of its own: files are read by jobs, found by the file tree's search and shown by the viewer. */
export const fileTexts = {}
