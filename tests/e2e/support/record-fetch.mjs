// Loaded before the web server (--import): every call is printed with its whole URL and is not sent.
globalThis.fetch = async (input, init) => {
  const { url, method } = new Request(input, init)
  process.stdout.write(`called ${method} ${url}\n`)
  return Response.json({ error: { code: 'not_found', message: 'Nie znaleźliśmy tego adresu.' } }, { status: 404 })
}
