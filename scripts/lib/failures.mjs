import { readFileSync } from 'node:fs'

const longest = 1200
const longestPage = 4000

const shown = (where, name, messages, pages = []) =>
  [`✖ ${where} › ${name}`, ...messages.map((message) => String(message).slice(0, longest)), ...pages].join('\n')

const vitestFailures = ({ testResults }) =>
  testResults.flatMap(({ name: file, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that could not even be loaded has no tests, only its own message.
    if (failed.length === 0 && message) return [shown(file, '-', [message])]
    return failed.map(({ fullName, failureMessages }) => shown(file, fullName, failureMessages))
  })

/** What the page showed when a test ended, without the menu around it: often the cause can be read there. */
const pageOf = ({ attachments = [] }) =>
  attachments
    .filter(({ name, path }) => name === 'error-context' && path)
    .map(({ path }) => {
      const [page = ''] = readFileSync(path, 'utf8').split('# Test source')
      const main = page.search(/^\s*- main\b/m)
      return main < 0 ? '' : page.slice(main, main + longestPage)
    })

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

const browserFailures = ({ suites, errors = [] }) => [
  ...errors.map(({ message }) => shown('playwright', '-', [message])),
  ...suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) =>
      shown(
        `${file}:${line}`,
        title,
        tests.flatMap(({ results }) => results.flatMap((result) => result.errors.map(({ message }) => message))),
        tests.flatMap(({ results }) => results.flatMap(pageOf)),
      ),
    ),
]

/**
 * What failed, said once more at the very end: of a long run's output often only the last part is kept.
 * A missing report says nothing here; it is counted as a failure where the runs are counted.
 */
export const failuresOf = ({ vitestReport, browserReport }) =>
  [
    [vitestReport, vitestFailures],
    [browserReport, browserFailures],
  ].flatMap(([file, failures]) => {
    try {
      return failures(JSON.parse(readFileSync(file, 'utf8')))
    } catch {
      return []
    }
  })
