import { spawn } from 'node:child_process'

/**
 * Runs a command to its end and gives what it wrote; a failure is an error that holds all of it.
 *
 * @param words program and arguments
 * @param cwd folder to run it in
 */
export const command = ([program = '', ...words]: readonly string[], cwd: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { NODE_OPTIONS: _, ...environment } = process.env
    const child = spawn(program, words, { cwd, env: environment, shell: process.platform === 'win32' })
    const pieces: Buffer[] = []
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece))
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece))
    child.on('error', reject)
    child.on('close', (code) => {
      const output = Buffer.concat(pieces).toString().trim()
      if (code === 0) resolve(output)
      else reject(new Error(`${program} ${words.join(' ')}\n${output}`))
    })
  })
