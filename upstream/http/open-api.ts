import { ACCESS } from '@/lib/domain/panel/access/access'
import { APP_VERSION } from '@/lib/domain/wire'
import type { Upstream } from './deps'

const METHODS = ['get', 'post', 'put', 'delete'] as const

/** The document of all calls, those of staff with what they ask of the caller. Contract C21. */
export function openApiRoute(app: Upstream): void {
  app.get('/openapi.json', (c) => {
    const document = app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Nakryte upstream', version: APP_VERSION },
    })
    for (const [path, item] of Object.entries(document.paths ?? {})) {
      for (const method of METHODS) {
        const access = ACCESS[`${method.toUpperCase()} ${path}`]
        if (access && item[method]) Object.assign(item[method], { 'x-access': access })
      }
    }
    return c.json(document)
  })
}
