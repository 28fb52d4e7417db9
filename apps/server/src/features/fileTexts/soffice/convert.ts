import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { addKoreanFont, writeProfile } from './profile.ts'

const mostKilobytes = 2_000_000
/** A PDF that is larger is not kept. */
const mostPdfBytes = 200 * 1024 * 1024

/** LibreOffice starts further processes: all of them end together. */
const kill = (child: ChildProcess) => {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Memory is limited by the shell that becomes the program; Windows has no such limit. */
const start = (soffice: string, args: string[], folder: string) => {
  const options = {
    cwd: folder,
    // None of the server's settings, and no display.
    env: { PATH: process.env.PATH, HOME: folder, TMPDIR: folder, LANG: 'ko_KR.UTF-8', SAL_USE_VCLPLUGIN: 'svp' },
    stdio: 'ignore',
    detached: process.platform !== 'win32',
  } as const
  return process.platform === 'win32'
    ? spawn(soffice, args, options)
    : spawn('/bin/sh', ['-c', `ulimit -v ${mostKilobytes}; exec "$0" "$@"`, soffice, ...args], options)
}

/** Where the document lies while it is turned. */
export const sourceIn = (folder: string) => join(folder, 'document')

/**
 * Turns a document into a PDF inside `folder`, which is the caller's to delete. Null where the program fails, takes too
 * long, or writes nothing that could be kept.
 */
export const convertToPdf = async (
  soffice: string,
  folder: string,
  source: Readable,
  seconds: number,
): Promise<string | null> => {
  const from = sourceIn(folder)
  const profile = join(folder, 'profile')
  await pipeline(source, createWriteStream(from))
  await writeProfile(profile)
  await addKoreanFont(folder)
  const args = [
    `-env:UserInstallation=${pathToFileURL(profile).href}`,
    ...['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nofirststartwizard'],
    ...['--convert-to', 'pdf', '--outdir', folder, from],
  ]
  const child = start(soffice, args, folder)
  const timer = setTimeout(() => kill(child), seconds * 1000)
  try {
    await once(child, 'exit')
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    kill(child)
  }
  const made = join(folder, 'document.pdf')
  const facts = await stat(made).catch(() => null)
  return facts && facts.size > 0 && facts.size <= mostPdfBytes ? made : null
}
