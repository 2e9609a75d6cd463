import { spawn } from 'node:child_process'

/** Runs a command in the project's folder with its output shown; rejects when it fails. */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`)),
    )
  })
}

/** The path of a package's command, run with this very Node. */
export function bin(path) {
  return `node_modules/${path}`
}
