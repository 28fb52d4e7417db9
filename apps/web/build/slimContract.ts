import { serverOnlyParts } from '@crm/contract/kit/endpoint'
import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const contract = /packages[\\/]contract[\\/]src[\\/]/
/** What an endpoint says to the server and its documentation alone. */
const serverOnly = new Set(Object.keys(serverOnlyParts))

/** An address in the demo data, which the browser tour of the tests opens. */
const tourOnly = 'sample'

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)

const isCallOf = ({ type, callee }: Node, name: string) => type === 'CallExpression' && (callee as Node).name === name

const holdsCall = (node: Node): boolean => node.type === 'CallExpression' || childrenOf(node).some(holdsCall)

const propertiesOf = (node: Node | undefined) => (node?.properties ?? []) as Node[]

const nameOf = ({ key }: Node) => (key as { name: string } | undefined)?.name ?? ''

/** Properties that the browser can do without: of an endpoint, and of each row of a screen table. */
const sparePropertiesOf = (node: Node) => {
  const [given] = (node.arguments ?? []) as Node[]
  if (isCallOf(node, 'endpoint')) return propertiesOf(given).filter((property) => serverOnly.has(nameOf(property)))
  if (!isCallOf(node, 'defineScreens')) return []
  const rows = propertiesOf(given).flatMap(({ value }) => propertiesOf(value as Node | undefined))
  return rows.filter((property) => nameOf(property) === tourOnly)
}

/** Where they lie; each with the comma behind it. */
const spareParts = (node: Node): [start: number, end: number][] => {
  const spare = sparePropertiesOf(node)
  return [...spare.map(({ start, end }): [number, number] => [start, end]), ...childrenOf(node).flatMap(spareParts)]
}

/** The value of each constant of the file that is made by calling something. */
const madeValues = (program: Node) =>
  childrenOf(program)
    .map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => (declarations as Node[]).map(({ init }) => init))
    .filter((init): init is Node => isNode(init) && init.type !== 'ArrowFunctionExpression' && holdsCall(init))

/**
 * Leaves out of the browser what the contract says for the server and the tests alone: summaries, limits, the shape of answers.
 * Schemas are values that calls make, and a bundler must keep a call whose result nobody uses unless it is told that
 * making it changes nothing.
 */
export const slimContract = (): Plugin => ({
  name: 'crm:slim-contract',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: contract },
    handler(code) {
      const program = this.parse(code) as unknown as Node
      const changes = [
        ...spareParts(program).map(([start, end]) => ({ start, end, text: '' })),
        ...madeValues(program).flatMap(({ start, end }) => [
          { start, end: start, text: '/* @__PURE__ */ (() => (' },
          { start: end, end, text: '))()' },
        ]),
      ].sort((one, other) => other.start - one.start)
      let slim = code
      for (const { start, end, text } of changes) {
        const comma = text ? 0 : (slim.slice(end).match(/^\s*,/)?.[0].length ?? 0)
        slim = slim.slice(0, start) + text + slim.slice(end + comma)
      }
      return { code: slim, map: null }
    },
  },
})
