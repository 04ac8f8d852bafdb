// A page is a folder with an index.html: /docs and /docs/ are both its address.
/** @param {{request: {uri: string}}} event CloudFront's */
function handler(event) {
  var request = event.request;
  var last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (last === '') request.uri += 'index.html';
  // A version such as 2.76.0 is no file ending.
  else if (!/\.[a-z][a-z0-9]*$/i.test(last)) request.uri += '/index.html';
  return request;
}
