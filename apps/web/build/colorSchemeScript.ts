import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const source = 'src/colorScheme.js'

/**
 * Puts src/colorScheme.js into the head as a classic script, which holds the first paint until it ran. Vite bundles only
 * module scripts, which run too late for that; as a file with a hash in its name it costs no request on later visits.
 */
export const colorSchemeScript = (): Plugin => {
  let root = ''
  let reference = ''
  let fileName = ''
  return {
    name: 'crm:color-scheme-script',
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      if (this.environment.mode !== 'build') return
      const code = await readFile(resolve(root, source), 'utf8')
      reference = this.emitFile({ type: 'asset', name: 'colorScheme.js', source: code })
    },
    generateBundle: {
      order: 'pre',
      handler() {
        fileName = this.getFileName(reference)
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `/${fileName || source}` }, injectTo: 'head-prepend' }],
    },
  }
}
