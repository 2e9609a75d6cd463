import { bin, run } from './support/run.mjs'

await run(process.execPath, [bin('typescript/bin/tsc'), '-p', '.'])
await run(process.execPath, [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])
