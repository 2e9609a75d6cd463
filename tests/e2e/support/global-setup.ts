import { startStack } from './stack'

/** One stack for the stories that do no harm to it; those that stop the upstream start their own. */
export default async function globalSetup() {
  const stack = await startStack()
  process.env.E2E_WEB_PORT = String(stack.webPort)
  return () => stack.stop()
}
