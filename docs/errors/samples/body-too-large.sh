# Writes metadata of objects with some 900 bytes each.
records() {
  note=$(printf 'x%.0s' $(seq 900))
  separator='['
  for number in $(seq "$1" "$2"); do
    printf '%s{"objectId":"demo-%s","properties":{"note":"%s"}}' "$separator" "$number" "$note"
    separator=','
  done
  printf ']'
}
send() {
  curl -s -X POST -H "x-api-key: $PLATFORM_KEY" -H 'content-type: application/json' \
    -H 'expect:' --data-binary @- -o response.json -w '%{http_code}\n' "$PLATFORM_URL/locations/v2/objects/metadata"
}

records 1 2400 | send
cat response.json && echo

records 1 800 | send
records 801 1000 | send
