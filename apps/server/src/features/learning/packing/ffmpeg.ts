import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { findProgram } from '../../../findProgram.ts'

const names = process.platform === 'win32' ? ['ffmpeg.exe'] : ['ffmpeg']

/** The path of ffmpeg, or null where the server has none. */
export const findFfmpeg = (setting: string | undefined): string | null => findProgram(names, setting)

/** Key frames every six seconds, so that every segment begins with one; nothing but files is read. */
const argsFor = (from: string, to: string, height: number) => [
  ...['-nostdin', '-v', 'error', '-protocol_whitelist', 'file', '-y', '-i', from],
  ...['-map', '0:v:0', '-map', '0:a:0?', '-vf', `scale=-2:${height}`, '-pix_fmt', 'yuv420p'],
  ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryfast', '-crf', '23'],
  ...['-force_key_frames', 'expr:gte(t,n_forced*6)', '-c:a', 'aac', '-b:a', '128k', '-ac', '2'],
  ...['-t', '36000', '-movflags', '+faststart', '-f', 'mp4', to],
]

/** Makes an H.264 file of this height. False where the program fails, takes too long, or writes nothing. */
export const transcode = async (ffmpeg: string, from: string, to: string, height: number, minutes: number) => {
  const child = spawn(ffmpeg, argsFor(from, to, height), {
    // None of the server's settings.
    env: { PATH: process.env.PATH },
    stdio: 'ignore',
  })
  const kill = () => child.kill('SIGKILL')
  const timer = setTimeout(kill, minutes * 60_000)
  process.once('exit', kill)
  try {
    const [code] = await once(child, 'exit')
    return code === 0 && ((await stat(to).catch(() => null))?.size ?? 0) > 0
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    process.off('exit', kill)
  }
}
