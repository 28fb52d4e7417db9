import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

const settings = (folder: string) => `
[req]
distinguished_name = name
x509_extensions = stamping
prompt = no
[name]
CN = Time
[stamping]
extendedKeyUsage = critical,timeStamping
[tsa]
default_tsa = authority
[authority]
serial = ${folder}/serial
signer_cert = ${folder}/cert.pem
signer_key = ${folder}/key.pem
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256, sha384, sha512
ess_cert_id_alg = sha256
`

/** A time stamping authority (RFC 3161) whose answers openssl makes. */
export const startTimestampAuthority = async (openssl: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'crm-tsa-'))
  const at = (file: string) => join(folder, file)
  const run = (...args: string[]) => execFileSync(openssl, args, { stdio: 'pipe' })
  writeFileSync(at('tsa.cnf'), settings(folder))
  writeFileSync(at('serial'), '01\n')
  const files = ['-keyout', at('key.pem'), '-out', at('cert.pem'), '-config', at('tsa.cnf')]
  run('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', ...files)
  const state = { asked: 0, isDown: false }
  const server = createServer(async (request, response) => {
    state.asked += 1
    writeFileSync(at('query.tsq'), await buffer(request))
    if (state.isDown) return void response.writeHead(503).end()
    run('ts', '-reply', '-queryfile', at('query.tsq'), '-out', at('reply.tsr'), '-config', at('tsa.cnf'))
    response.setHeader('content-type', 'application/timestamp-reply').end(readFileSync(at('reply.tsr')))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
