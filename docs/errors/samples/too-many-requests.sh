# Makes the sandbox fail, to see what your program does.
fail() {
  curl -s -X POST "$PLATFORM_URL/sandbox/faults" -H 'content-type: application/json' -d "$1" > /dev/null
}
list() {
  curl -s -H "x-api-key: $PLATFORM_KEY" -o "$1" -w '%{http_code}' "$PLATFORM_URL/locations/v2/collections"
}

fail '{"status": 429, "times": 1}'
list response.json && echo
cat response.json && echo

# The header Retry-After says 1.
sleep 1
list response.json && echo
