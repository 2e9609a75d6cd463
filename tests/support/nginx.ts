import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
    // reported below
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
  /** Port that UPSTREAM_URL names. */
  internalPort: number
  /** Contents of all its logs. */
  logged(): string
  /** Its access log: the lines of `nakryte.log`. */
  accessLog(): string
  /** Folder in which certificate tools put their answers. */
  acmeFolder: string
  stop(): Promise<void>
}

/** Hosts that `deploy/nginx/brands.conf` names. */
export const EDGE_HOST = 'lubje.pl'
export const EDGE_API_HOST = 'api.lubje.pl'

/**
 * Debian's nginx with the files of `deploy/nginx`, in which only ports and folders are replaced, and a certificate made
 * for it. The surrounding configuration is that of Debian's `nginx.conf`: both logs, with whole addresses.
 * @param internalPort where web processes find it, for those that are started before it
 */
export async function startNginx(
  webPorts: readonly number[],
  upstreamPorts: readonly number[],
  internalPort?: number,
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nakryte-nginx-'))
  const [httpsPort, httpPort, internal] = [await portFor(0), await portFor(0), internalPort ?? (await portFor(0))]
  const acmeFolder = join(folder, 'acme')
  for (const name of ['conf.d', 'tls', 'nginx', 'log', 'temp', 'acme']) mkdirSync(join(folder, name))
  chmodSync(folder, 0o755)
  const key = ['-keyout', join(folder, 'tls/privkey.pem'), '-out', join(folder, 'tls/fullchain.pem')]
  const days = ['-days', '2', '-subj', `/CN=${EDGE_HOST}`]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...key, ...days], { stdio: 'ignore' })

  const placed = new Map([
    ['3100', internal],
    ['3000', webPorts[0]],
    ['3010', webPorts[1]],
    ['3001', upstreamPorts[0]],
    ['3011', upstreamPorts[1]],
  ])
  const replaced = (name: string) =>
    readFileSync(join('deploy/nginx', name), 'utf8')
      .replace(/\/etc\/nakryte\/tls\/[^/]+\//g, `${folder}/tls/`)
      .replaceAll('/etc/nakryte/', `${folder}/`)
      .replaceAll('/var/log/nginx/', `${folder}/log/`)
      .replaceAll('/var/www/acme', acmeFolder)
      .replace(/^ *listen \[::\].*$/gm, '')
      .replaceAll('listen 443', `listen 127.0.0.1:${httpsPort}`)
      .replace(/listen 80\b/g, `listen 127.0.0.1:${httpPort}`)
      // Replaced in one pass and as whole numbers: an inserted port may begin like one still to be replaced (30019).
      .replace(/(?<=127\.0\.0\.1:)\d+\b/g, (port) => String(placed.get(port) ?? port))
  const main = ['nakryte.conf', 'members.conf']
  for (const name of main) writeFileSync(join(folder, 'conf.d', name), replaced(name))
  for (const name of readdirSync('deploy/nginx')) {
    if (!main.includes(name)) writeFileSync(join(folder, 'nginx', name), replaced(name))
  }
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temp/${name};`,
  )
  const around = [
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/log/error.log;`,
    'daemon off;',
    'events { worker_connections 1024; }',
    `http { ${temps.join(' ')} default_type text/plain; access_log ${folder}/log/access.log; include ${folder}/conf.d/*.conf; }`,
  ]
  writeFileSync(join(folder, 'nginx.conf'), around.join('\n'))

  const flags = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'log/error.log')]
  execFileSync('nginx', ['-t', '-q', ...flags], { stdio: ['ignore', 'inherit', 'inherit'] })
  const child: ChildProcess = spawn('nginx', flags, { stdio: ['ignore', 'inherit', 'inherit'] })
  process.once('exit', () => child.kill('SIGKILL'))
  return {
    httpsPort,
    httpPort,
    internalPort: internal,
    logged: () =>
      readdirSync(join(folder, 'log'))
        .map((name) => readFileSync(join(folder, 'log', name), 'utf8'))
        .join(''),
    accessLog: () => readFileSync(join(folder, 'log/nakryte.log'), 'utf8'),
    acmeFolder,
    async stop() {
      const removed = once(child, 'exit')
      child.kill('SIGTERM')
      await removed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
