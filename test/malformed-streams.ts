/** Answers of a model that are not what its protocol says, or whose tool calls are not what the tool takes. */

const chunk = (choice: unknown) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [choice] })}\n\n`;
const said = (content: unknown) => chunk({ index: 0, delta: { content }, finish_reason: null });

/** Whole bodies of a stream. */
export const MALFORMED_BODIES: Record<string, string> = {
  'nothing at all': '',
  'only the end': 'data: [DONE]\n\n',
  'an end without a reason': `${said('Hello')}data: [DONE]\n\n`,
  'JSON that stops': 'data: {"id":"x","choices":[{"index":0,"delta":{"content":"Hel\n\n',
  'JSON with a comma too many': 'data: {"id":"x",,"choices":[]}\n\n',
  'JSON in single quotes': "data: {'id':'x','choices':[]}\n\n",
  'bare words': 'data: hello there\n\n',
  'HTML of a proxy': '<html><body><h1>502 Bad Gateway</h1></body></html>',
  'HTML in an event': 'data: <html>\n\n',
  'a number': 'data: 42\n\n',
  'a list': 'data: [1,2,3]\n\n',
  null: 'data: null\n\n',
  true: 'data: true\n\n',
  'a string': 'data: "Hello"\n\n',
  'no choices': 'data: {"id":"x","object":"chat.completion.chunk","created":1,"model":"m"}\n\n',
  'choices that are none': 'data: {"id":"x","choices":"many"}\n\n',
  'a text that is a number': `${said(42)}data: [DONE]\n\n`,
  'a text that is a list': `${said(['Hello'])}data: [DONE]\n\n`,
  'an error in the stream': 'data: {"error":{"message":"overloaded","type":"server_error","code":"500"}}\n\n',
  'an answer that was filtered': `${said('Hello')}${chunk({ index: 0, delta: {}, finish_reason: 'content_filter' })}`,
  'an answer that was cut off': `${said('Hello')}${chunk({ index: 0, delta: {}, finish_reason: 'length' })}`,
  'bytes that are no text': 'data: \u0000\u0001\u0002\n\n',
  'no event, only JSON': '{"choices":[{"message":{"content":"Hello"}}]}',
  'white space': ' \n\n \n\n',
  'an answer without words': `${said('   ')}${chunk({ index: 0, delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`,
};

/** Arguments of a call of the tool that reads the progress. */
export const MALFORMED_ARGUMENTS: Record<string, string> = {
  nothing: '',
  'JSON that stops': '{"query":"wei',
  'an open brace': '{',
  'a comma too many': '{"query":"weights",}',
  'no quotes': '{query: weights}',
  'single quotes': "{'query':'weights'}",
  'a code fence': '```json\n{"query":"weights"}\n```',
  'words around it': 'Sure! {"query":"weights"}',
  'a string': '"weights"',
  'a number': '7',
  'a list': '["weights"]',
  null: 'null',
  'another field': '{"userId":"someone-else"}',
  'a number for a text': '{"query":7}',
  'an object for a text': '{"query":{"$ne":null}}',
  'a text that is too long': `{"query":"${'x'.repeat(5000)}"}`,
  'depth without end': `${'{"query":'.repeat(500)}1${'}'.repeat(500)}`,
  'a prototype': '{"__proto__":{"admin":true},"query":7}',
};
