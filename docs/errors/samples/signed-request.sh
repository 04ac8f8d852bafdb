# Calls an operation of the user pool, and shows the error of its response or that there is none.
pool() {
  curl -s "$PLATFORM_URL/identity/user-pool" -H 'content-type: application/x-amz-json-1.1' \
    -H "x-amz-target: AWSCognitoIdentityProviderService.$1" -d "$2" |
    sed -e 's/^{"__type".*/&/;t' -e 's/.*/no error/'
  echo
}
health=$(curl -s "$PLATFORM_URL/sandbox/health")
pool_id=$(echo "$health" | sed 's/.*"userPoolId":"\([^"]*\)".*/\1/')
client=$(echo "$health" | sed 's/.*"userPoolClientId":"\([^"]*\)".*/\1/')

pool ListUsers "{\"UserPoolId\": \"$pool_id\"}"
pool ForgotPassword "{\"ClientId\":\"$client\",\"Username\":\"$PLATFORM_EMAIL\"}"
