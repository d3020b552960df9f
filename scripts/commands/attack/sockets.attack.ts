import { get } from 'node:http'
import { connect, type Socket } from 'node:net'

import type { Attack, Found, Victim } from './target.ts'

const SOCKETS = 2000
const ASKED = 100
const WITHIN_MS = 2000

/** Opens a connection from another address of this machine and sends half of a request. */
const openHalf = (address: string): Promise<Socket> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address)
    const socket = connect({ port: Number(port), host: hostname, localAddress: '127.0.0.2' })
    socket.once('connect', () => {
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
      resolve(socket)
    })
    socket.on('error', () => resolve(socket))
  })

/** Asks on a connection of its own, from the usual address; 0 where the connection broke or nothing came in time. */
const statusOf = (address: string): Promise<number> =>
  new Promise((resolve) => {
    const sent = get(`${address}/livez`, { agent: false, timeout: WITHIN_MS }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve(0))
  })

const attackOne = async ({ address, lives }: Victim): Promise<readonly Found[]> => {
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => openHalf(address)))
  const statuses: number[] = []
  while (statuses.length < ASKED) statuses.push(await statusOf(address))
  const held = sockets.filter(({ closed, destroyed }) => !closed && !destroyed).length
  for (const socket of sockets) socket.destroy()
  const refused = statuses.filter((status) => status !== 200).length
  return [
    { held: refused === 0, seen: `${refused} of ${ASKED} requests of another address were refused` },
    { held: held <= 32, seen: `one address held ${held} of ${SOCKETS} connections` },
    { held: lives(), seen: `the process ${lives() ? 'lives' : 'has ended'}` },
  ]
}

/** One address takes all connections that the server has. */
export const attack: Attack = {
  tries: 'opens 2 000 connections from one address with half a request each, so that nobody else is served',
  run: ({ withServer }) => withServer(attackOne),
}
