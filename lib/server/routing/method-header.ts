/** Header that tells a live page the method of its request; the middleware writes it over what a client sent. */
export const METHOD_HEADER = 'x-request-method'
