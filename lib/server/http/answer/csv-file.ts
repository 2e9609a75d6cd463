/** A table for a spreadsheet, as a download that is never cached. `body` may come in parts. */
export function csvFile(name: string, body: BodyInit): Response {
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'no-store',
  }
  return new Response(body, { headers })
}
