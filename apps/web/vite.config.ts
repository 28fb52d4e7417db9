import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { slimZod } from './build/slimZod.ts'

const server = `http://127.0.0.1:${process.env.PORT || 3000}`
const serverPaths = ['/crm', '/storage', '/docs/json', '/healthz', '/readyz', '/metrics']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), slimZod(), compressed()],
  server: {
    proxy: {
      ...Object.fromEntries(serverPaths.map((path) => [path, server])),
      '/socket.io': { target: server, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    // Fonts stay files: inlined ones would be fetched by everybody, needed or not.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      input: { index: resolve(import.meta.dirname, 'index.html'), sw: resolve(import.meta.dirname, 'sw/sw.ts') },
      output: {
        // A service worker's address is its identity: no hash in its name.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          // Changes only with its version, so that a release does not make everybody fetch it again.
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
        },
      },
    },
  },
})
