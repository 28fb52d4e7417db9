import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { colorSchemeScript } from './build/colorSchemeScript.ts'
import { compressed } from './build/compressed.ts'
import { ensureCoreFont } from './build/coreFont.ts'
import { ensureMenuIcons } from './build/menuIcons.ts'
import { learning, packs } from './build/packs.ts'
import { pdfFiles } from './build/pdfFiles.ts'
import { slimContract } from './build/slimContract.ts'

const server = `http://127.0.0.1:${process.env.PORT || 3000}`
const serverPaths = ['/crm', '/storage', '/docs/json', '/healthz', '/readyz', '/metrics']

// Changes only with its version, so that a release does not make everybody fetch it again.
const reactGroup = { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 1 }

const packGroup = async () => ({ name: await packs(import.meta.filename), includeDependenciesRecursively: false })

export default defineConfig(async ({ command, mode }): Promise<UserConfig> => {
  await ensureCoreFont(resolve(import.meta.dirname, '.font'))
  await ensureMenuIcons(resolve(import.meta.dirname, '.icons/menu.svg'))
  return {
    root: import.meta.dirname,
    plugins: [react(), colorSchemeScript(), slimContract(), pdfFiles(), compressed()],
    worker: { format: 'es' },
    resolve: { alias: [{ find: /^zod$/, replacement: resolve(import.meta.dirname, 'src/zod.ts') }] },
    server: {
      proxy: {
        ...Object.fromEntries(serverPaths.map((path) => [path, server])),
        '/socket.io': { target: server, ws: true },
        '/ws': { target: server, ws: true },
      },
    },
    build: {
      outDir: 'dist',
      target: 'baseline-widely-available',
      // Every browser of that target knows how to preload modules.
      modulePreload: { polyfill: false },
      // Fonts stay files: inlined ones would be fetched by everybody, needed or not. So do SVG files that <use> points into.
      assetsInlineLimit: (file) => (/\.(woff2?|svg)$/.test(file) ? false : undefined),
      rolldownOptions: {
        input: { index: resolve(import.meta.dirname, 'index.html'), sw: resolve(import.meta.dirname, 'sw/sw.ts') },
        output: {
          // A service worker's address is its identity: no hash in its name.
          entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          codeSplitting: {
            groups: command === 'build' && mode !== learning ? [reactGroup, await packGroup()] : [reactGroup],
          },
        },
      },
    },
  }
})
