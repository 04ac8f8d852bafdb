# Makes the sandbox fail, to see what your program does.
fail() {
  curl -s -X POST "$PLATFORM_URL/sandbox/faults" -H 'content-type: application/json' -d "$1" > /dev/null
}
list() {
  curl -s -H "x-api-key: $PLATFORM_KEY" -o "$1" -w '%{http_code}' "$PLATFORM_URL/locations/v2/collections"
}

fail '{"status": 500, "times": 2}'
for pause in 1 2 4; do
  status=$(list response.json)
  echo "$status"
  [ "$status" = 200 ] && break
  sleep "$pause"
done
