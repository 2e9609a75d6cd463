import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portFor } from '../../scripts/support/ports.mjs'

const isThere = () => spawnSync('nginx', ['-v']).status === 0

/** Is there an nginx, or can the Debian package be installed? Where REQUIRE_SERVERS is set (.ci/run) its absence is a failure, never a skip. */
export function hasNginx(): boolean {
  if (isThere()) return true
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx'], { stdio: 'ignore' })
  } catch {
    // said below
  }
  if (isThere()) return true
  const words = 'nginx is missing and cannot be installed: deploy/nginx is NOT tested.'
  if (process.env.REQUIRE_SERVERS) throw new Error(words)
  process.stderr.write(`${words}\n`)
  return false
}

export interface Nginx {
  httpsPort: number
  httpPort: number
  /** What UPSTREAM_URL names. */
  internalPort: number
  stop(): Promise<void>
}

/**
 * Debian's nginx with the files of `deploy/nginx`, in which only ports and folders are replaced, and a certificate that
 * is made for it.
 */
export async function startNginx(webPorts: readonly number[], upstreamPorts: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nakryte-nginx-'))
  const [httpsPort, httpPort, internalPort] = [await portFor(0), await portFor(0), await portFor(0)]
  for (const name of ['conf.d', 'tls', 'nginx', 'log', 'temp']) mkdirSync(join(folder, name))
  chmodSync(folder, 0o755)
  const key = ['-keyout', join(folder, 'tls/privkey.pem'), '-out', join(folder, 'tls/fullchain.pem')]
  const days = ['-days', '2', '-subj', '/CN=lubje.localhost']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...key, ...days], { stdio: 'ignore' })

  const replaced = (name: string) =>
    readFileSync(join('deploy/nginx', name), 'utf8')
      .replaceAll('/etc/nakryte/', `${folder}/`)
      .replaceAll('/var/log/nginx/', `${folder}/log/`)
      .replace(/^ *listen \[::\].*$/gm, '')
      .replaceAll('listen 443', `listen 127.0.0.1:${httpsPort}`)
      .replaceAll('listen 80;', `listen 127.0.0.1:${httpPort};`)
      .replaceAll('127.0.0.1:3100', `127.0.0.1:${internalPort}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${webPorts[0]}`)
      .replace('127.0.0.1:3010', `127.0.0.1:${webPorts[1]}`)
      .replace('127.0.0.1:3001', `127.0.0.1:${upstreamPorts[0]}`)
      .replace('127.0.0.1:3011', `127.0.0.1:${upstreamPorts[1]}`)
  for (const name of ['nakryte.conf', 'members.conf']) writeFileSync(join(folder, 'conf.d', name), replaced(name))
  cpSync('deploy/nginx/internal.conf', join(folder, 'nginx/internal.conf'))
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temp/${name};`,
  )
  const main = [
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/log/error.log;`,
    'daemon off;',
    'events { worker_connections 1024; }',
    `http { ${temps.join(' ')} default_type text/plain; include ${folder}/conf.d/*.conf; }`,
  ]
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'))

  const flags = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'log/error.log')]
  execFileSync('nginx', ['-t', '-q', ...flags], { stdio: ['ignore', 'inherit', 'inherit'] })
  const child: ChildProcess = spawn('nginx', flags, { stdio: ['ignore', 'inherit', 'inherit'] })
  process.once('exit', () => child.kill('SIGKILL'))
  return {
    httpsPort,
    httpPort,
    internalPort,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
