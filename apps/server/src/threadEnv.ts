/**
 * The environment of our worker threads. Under `node --watch` a thread would also post a message for each file that it
 * imports, and the first of them would be taken for its answer.
 */
export const threadEnv = () => {
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env
  return env
}
