import { CALLS } from '@/lib/domain/call/all-calls'
import type { Who } from '@/lib/domain/call/call'
import { APP_VERSION } from '@/lib/domain/wire'
import type { Upstream } from './deps'

/** Calls that `panelWall` guards. */
const WALLED = /^\/(staff|panel|console)\//

/** The document of all calls, with the permissions of staff calls. Contract C21. */
export function openApiRoute(app: Upstream): void {
  app.get('/openapi.json', (c) => {
    const document = app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Nakryte upstream', version: APP_VERSION },
    })
    for (const { method, path, may } of CALLS.filter(({ path }) => WALLED.test(path))) {
      const operation = document.paths?.[path]?.[method]
      if (operation) Object.assign(operation, { 'x-access': accessOf(may) })
    }
    return c.json(document)
  })
}

function accessOf(may: Who) {
  return may === 'public' || may === 'machine' || may === 'session' || may === 'device'
    ? { by: may }
    : { by: 'permission', permission: may }
}
