import { hiddenSubjects } from './comment-words.mjs'

const report = (text: string, file = 'a.ts') => hiddenSubjects(text, file).map(({ line, sentence }) => [line, sentence])

it.each([
  ['a line', 'const a = 1\n// What is told.', [[2, 'What is told.']]],
  ['a second sentence', '/** Counts calls. Of each caller one. */', [[1, 'Of each caller one.']]],
  ['a sentence over two lines', '// Counts\n// calls. By\n// slug.', [[1, 'By slug.']]],
  [
    'a block of several lines',
    '/**\n * Counts calls.\n * Who asks twice counts once.\n */',
    [[1, 'Who asks twice counts once.']],
  ],
  ['an idiom within a sentence', '// The page of who asked.', [[1, 'The page of who asked.']]],
  ['a plain comment', '/** The caller waits at most two seconds. */', []],
  ['a string', "const pattern = '/* What */'", []],
])('%s', (_, text, found) => expect(report(text)).toEqual(found))

it('comments of SQL', () => expect(report('SELECT 1;\n-- Whoever reads.', 'a.sql')).toEqual([[2, 'Whoever reads.']]))
