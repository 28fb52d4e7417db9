import { type AddressInfo, createServer, type Socket } from 'node:net'

/** How the server takes the next message: as it should, not now (451), or never (550). */
export type Mood = 'takes' | 'busy' | 'refuses'

const answerTo = (line: string, mood: Mood) => {
  const command = line.slice(0, 4).toUpperCase()
  if (command === 'EHLO' || command === 'HELO') return '250 test.example'
  if (command === 'DATA') return '354 go on'
  if (command === 'QUIT') return '221 bye'
  if (command === 'RCPT' && mood === 'refuses') return '550 no such user'
  if (command === 'RCPT' && mood === 'busy') return '451 try later'
  return '250 ok'
}

/** A mail server of a few lines: keeps what it took, as it came over the wire. */
export const startSmtp = async () => {
  const taken: string[] = []
  const state = { mood: 'takes' as Mood }

  const talk = (socket: Socket) => {
    let heard = ''
    let isInData = false
    const takeData = () => {
      const end = heard.indexOf('\r\n.\r\n')
      if (end < 0) return false
      taken.push(heard.slice(0, end))
      heard = heard.slice(end + 5)
      isInData = false
      socket.write('250 taken as 1\r\n')
      return true
    }
    const takeLine = () => {
      const end = heard.indexOf('\r\n')
      if (end < 0) return false
      const line = heard.slice(0, end)
      heard = heard.slice(end + 2)
      isInData = line.toUpperCase() === 'DATA'
      socket.write(`${answerTo(line, state.mood)}\r\n`)
      return true
    }
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      heard += chunk
      while (isInData ? takeData() : takeLine());
    })
    socket.write('220 test.example\r\n')
  }

  const server = createServer(talk)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, taken, state, stop: () => server.close() }
}
